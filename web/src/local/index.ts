// The house of this device: what the other pages use of it is loaded as a whole, when somebody needs it.
export { answer } from './answer';
export { keepFiles } from './house.svelte';
export { dial } from './line';
