/** What can be written down and read again by another page: no function, no date, no object of a class. */
export type Plano =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plano[]
  | { readonly [campo: string]: Plano };
