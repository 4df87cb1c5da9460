import { Form } from 'antd';
import { type ComponentProps, Suspense } from 'react';
import { perezosa } from '../../lib/perezosa.tsx';
import { NOMBRES } from '../campos/nombres.ts';
import type { FiltroCobrador as Filtro } from './FiltroCobrador.tsx';
import type { SelectorCobrador } from './SelectorCobrador.tsx';

const traer = () => import('./elegir.tsx');

const Selector = perezosa(async () => (await traer()).SelectorCobrador);

/** Fetched before the form opens, it can have the focus. */
export const traerCampoCobrador = Selector.traer;

const SelectorTarde = (delCampo: ComponentProps<typeof SelectorCobrador>) => (
  <Suspense fallback={<div className="hueco campo-hueco" />}>
    <Selector {...delCampo} />
  </Suspense>
);

const OBLIGATORIO = [{ required: true, message: 'Selecciona el cobrador' }];

/**
 * The collector whose client it will be; only a manager chooses. The form asks for it also while its list is on its
 * way.
 */
export const CampoCobrador = () => (
  <Form.Item name="id_cobrador" label={NOMBRES.id_cobrador} rules={OBLIGATORIO}>
    <SelectorTarde />
  </Form.Item>
);

const Tarde = perezosa(async () => (await traer()).FiltroCobrador);

/** The filter of a list; its room is kept while its code is on its way. */
export const FiltroCobrador = (props: ComponentProps<typeof Filtro>) => (
  <Suspense fallback={<div className="filtros-hueco alto-dedo" />}>
    <Tarde {...props} />
  </Suspense>
);
