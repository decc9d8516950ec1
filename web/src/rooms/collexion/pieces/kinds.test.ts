import { expect, test } from 'vitest';
import { collectionOf } from '../fixtures';
import { almost, colourOf, countOf, kindOf, kindsOf, shapeOf } from './kinds';

test('a kind is a shape and a colour', () => {
  expect(kindOf('pentagon', 'pink')).toBe('p-pink');
  expect([shapeOf('o-blue'), colourOf('o-blue')]).toEqual(['octagon', 'blue']);
});

test('a set has four kinds: one colour in all shapes, or one shape in all colours', () => {
  expect(kindsOf('pink')).toEqual(['t-pink', 's-pink', 'p-pink', 'o-pink']);
  expect(kindsOf('octagon')).toEqual(['o-green', 'o-yellow', 'o-pink', 'o-blue']);
});

test('how many of a kind a collection holds', () => {
  const collection = collectionOf('p-pink', 'p-pink', 't-green');
  expect([countOf(collection, 'p-pink'), countOf(collection, 't-green'), countOf(collection, 'o-blue')]).toEqual([
    2, 1, 0,
  ]);
});

test('a set that lacks one polygon is named with it; two lacking, or none, is not', () => {
  expect(almost(collectionOf('t-pink', 's-pink', 'p-pink'))).toEqual([{ set: 'pink', kind: 'o-pink' }]);
  expect(almost(collectionOf('t-pink', 's-pink'))).toEqual([]);
  expect(almost(collectionOf('t-pink', 's-pink', 'p-pink', 'o-pink'))).toEqual([]);
  expect(almost(collectionOf('s-green', 's-blue', 's-pink', 't-yellow', 'p-yellow', 'o-yellow'))).toEqual([
    { set: 'square', kind: 's-yellow' },
    { set: 'yellow', kind: 's-yellow' },
  ]);
});
