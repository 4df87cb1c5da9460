import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Frase } from './Frase.tsx';

const dias = 30;
const ana = <b>Ana</b>;

describe('a sentence', () => {
  it.each([
    ['without elements is its text', <Frase key="1">a {dias} días</Frase>, 'a 30 días'],
    [
      'has each of its texts in an element of its own',
      <Frase key="2">
        ¿A {dias} días de {ana}?
      </Frase>,
      '<span>¿A 30 días de </span><b>Ana</b><span>?</span>',
    ],
    [
      'has no part that says nothing',
      <Frase key="3">
        {ana}
        {false}
        {''}
        {null}
      </Frase>,
      '<b>Ana</b>',
    ],
    [
      'goes through fragments, whose texts join those beside them',
      <Frase key="4">
        Debe{' '}
        <>
          {dias} a {ana}
        </>{' '}
        hoy
      </Frase>,
      '<span>Debe 30 a </span><b>Ana</b><span> hoy</span>',
    ],
  ])('%s', (_, frase, html) => {
    expect(renderToStaticMarkup(frase)).toBe(html);
  });
});
