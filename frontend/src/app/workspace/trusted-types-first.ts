import { declarePolicy } from './trusted-types.ts';

// A module of its own, so that it runs before those that the entry imports after it.
declarePolicy();
