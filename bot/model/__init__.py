"""The values that store, table service and outbox share: tables, changes, outbox items, posts. Nothing here acts."""
