import { reglasDe, TIPOS_SOLICITUD } from '@leal/domain';
import { expect, test } from 'vitest';
import { FORMAS_SOLICITUD } from './tipos.ts';

test.each(TIPOS_SOLICITUD)(
  'the answer to the question about %s brings the facts that its rules name',
  (tipo) => {
    const trae = 'antecedentes' in FORMAS_SOLICITUD[tipo].junto;
    expect(trae).toBe(reglasDe(tipo).hechos !== null);
  },
);
