import '../../ui/formulario/formulario.css';
import { type Centavos, type DestinoEfectivo, formatearPesos, minimo, restar } from '@leal/domain';
import { Form, Radio } from 'antd';
import { opcionesDeEfectivo } from '../../piezas/solicitud/efectivo.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Frase } from '../../ui/Frase.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

/* The fields of a question about cash in a collector's hands: how much of it is booked, and where the rest goes. */

type EnMano = {
  readonly total: Centavos;
  /** The debt now: another payment may have come meanwhile. */
  readonly saldo: Centavos;
};

const caben = ({ total, saldo }: EnMano): Centavos => minimo(total, saldo);

const noMas = (enMano: EnMano) => ({
  validator: (_: unknown, texto = '') => {
    if ((leerMonto(texto) ?? 0) <= caben(enMano)) return Promise.resolve();
    const tope =
      enMano.saldo < enMano.total
        ? `Solo se deben ${formatearPesos(enMano.saldo)}`
        : 'No puede ser más de lo que se cobró';
    return Promise.reject(new Error(tope));
  },
});

const REQUERIDO = [{ required: true, message: 'Elige qué hacer con ese dinero' }];

type PropsEfectivo = {
  etiqueta: string;
  /** Its credit takes no payments any more: the cash can only go back, and there is nothing to choose. */
  soloDevolver?: boolean;
};

const DEVOLVER: DestinoEfectivo = 'devolver';

const SeDevuelve = () => (
  <>
    <p className="formulario-nota">Debe devolverlo al cliente: ese crédito ya no recibe pagos suyos.</p>
    <Form.Item name="efectivo" initialValue={DEVOLVER} hidden>
      <input />
    </Form.Item>
  </>
);

const Elegir = ({ etiqueta }: Pick<PropsEfectivo, 'etiqueta'>) => (
  <Form.Item name="efectivo" label={etiqueta} rules={REQUERIDO}>
    <Radio.Group
      options={opcionesDeEfectivo()}
      optionType="button"
      buttonStyle="solid"
      block
      className="elegir-plazo"
    />
  </Form.Item>
);

/** The place of the cash that the decision does not book. */
export const CampoEfectivo = ({ etiqueta, soloDevolver = false }: PropsEfectivo) =>
  soloDevolver ? <SeDevuelve /> : <Elegir etiqueta={etiqueta} />;

type PropsResto = { total: Centavos; cobrador: string; soloDevolver?: boolean; sinEfectivo?: boolean };

/** The field is shown while less than the whole amount is typed: the manager has to choose where the rest goes. */
function CampoResto({ total, cobrador, soloDevolver = false, sinEfectivo = false }: PropsResto) {
  const monto = leerMonto(Form.useWatch<string | undefined>('monto_aprobado') ?? '');
  if (monto === null || monto === 0 || monto >= total) return null;
  // Nobody holds the rest of a transfer.
  if (sinEfectivo) return <p className="formulario-nota">El resto de la transferencia no se registra.</p>;
  return (
    <div aria-live="polite">
      <p className="formulario-nota">
        <Frase>
          <Nombre de={cobrador} /> se queda con{' '}
          <strong>
            <Monto valor={restar(total, monto)} />
          </strong>
          .{!soloDevolver && ' ¿Qué debe hacer con ese dinero?'}
        </Frase>
      </p>
      <CampoEfectivo etiqueta="Resto" soloDevolver={soloDevolver} />
    </div>
  );
}

export const CamposAprobacion = ({ saldo, ...resto }: PropsResto & EnMano) => (
  <>
    <Form.Item
      name="monto_aprobado"
      label="Monto a registrar"
      validateFirst
      rules={[reglaMonto('Monto inválido'), noMas({ saldo, total: resto.total })]}
    >
      <EntradaMonto />
    </Form.Item>
    <CampoResto {...resto} />
    <CampoComentario />
  </>
);

/** The amount that the field begins with. */
export const loQueCabe = (enMano: EnMano) => ({ monto_aprobado: escribirMonto(caben(enMano)) });
