/** How calls of the store fail. */
export const FALLAS = [
  ...[4, 10, 13, 14].flatMap((codigo) => [
    { method: 'Commit', action: 'lose-answer', code: codigo },
    { method: 'Commit', action: 'refuse', code: codigo },
  ]),
  { method: 'BatchGetDocuments', action: 'refuse', code: 10 },
  { method: 'BatchGetDocuments', action: 'refuse', code: 10 },
  { method: 'BatchGetDocuments', action: 'refuse', code: 14 },
];
