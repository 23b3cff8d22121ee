"""Answers to interactions: acknowledged in time, in the reader's language, with refusals and errors told kindly."""
