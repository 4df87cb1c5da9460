import { centavos, DENOMINACIONES, type Denominacion, formatearPesos } from '@leal/domain';
import { Form } from 'antd';
import { nombreDePieza } from '../../piezas/caja/pieza.ts';
import { faltaALasPiezas, piezasDe } from './conteo.ts';
import { Piezas } from './Piezas.tsx';

/** The smallest bill; below it there are coins. */
const BILLETE = 2000;

const reglaPiezas = {
  validator: (_: unknown, texto = ''): Promise<void> => {
    const falta = faltaALasPiezas(texto);
    return falta === null ? Promise.resolve() : Promise.reject(new Error(falta));
  },
};

/** The amount of a kind; what is no number of pieces is worth nothing that could be said. */
function importe(texto: string, valor: number): string {
  const piezas = piezasDe(texto);
  return piezas === null ? '—' : formatearPesos(centavos(valor * piezas));
}

function FilaDeConteo({ cual, valor, ultima }: { cual: Denominacion; valor: number; ultima: boolean }) {
  const escrito = Form.useWatch<string | undefined>(cual) ?? '';
  const nombre = nombreDePieza(valor);
  return (
    <div className="conteo-fila">
      <Form.Item name={cual} label={nombre} rules={[reglaPiezas]} validateTrigger="onChange">
        <Piezas nombre={nombre} ultima={ultima} />
      </Form.Item>
      <output className="tabular a-la-derecha" aria-label={`Importe de ${nombre}`} translate="no">
        {importe(escrito, valor)}
      </output>
    </div>
  );
}

const GRUPOS = [
  ['Billetes', DENOMINACIONES.filter(([, valor]) => valor >= BILLETE)],
  ['Monedas', DENOMINACIONES.filter(([, valor]) => valor < BILLETE)],
] as const;

/** The fields for the pieces of each kind: numeric keys, one row each, its amount beside it. */
export const CamposConteo = () => (
  <div className="conteo pila a-pares">
    {GRUPOS.map(([titulo, piezas]) => (
      <section key={titulo} className="panel mide" aria-label={titulo}>
        <h2>{titulo}</h2>
        {piezas.map(([cual, valor]) => (
          <FilaDeConteo key={cual} cual={cual} valor={valor} ultima={cual === '0.50'} />
        ))}
      </section>
    ))}
  </div>
);
