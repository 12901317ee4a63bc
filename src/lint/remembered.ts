/** The same function of an object, which keeps what it made for as long as the object is there. */
export function remembered<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key, ...rest) => {
    const made = known.get(key) ?? { value: make(key, ...rest) };
    known.set(key, made);
    return made.value;
  };
}
