import '../../../ui/boton-inactivo.css';
import type { Registrado } from '@leal/contract';
import type { FormaDePago } from '@leal/domain';
import { Alert, Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNegocio } from '../../../lib/negocio.ts';
import { ensordecer } from '../../../ui/capas/pila.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { AbonoForm } from '../../cobro/AbonoForm.tsx';
import { Horario } from '../../cobro/Horario.tsx';
import { MENSAJE_APROBACION } from '../../cobro/borrador-abono.ts';
import { EN_REVISION, pedirEdicion } from '../correccion/corregir.ts';
import type { PagoCorregible } from '../../../acciones/correccion.ts';
import type { DetalleCredito } from '../../../piezas/credito/aplicar-hecho.ts';
import { type AccionDelDia, accionDelDia, nombrePorAprobar } from '../datos/accion-del-dia.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Frase } from '../../../ui/Frase.tsx';

/** Today's payment with what the history knows of it. */
type Corregible = { corregible: (registrado: Registrado) => PagoCorregible };

type Props = { detalle: DetalleCredito } & Corregible;

function Cobrar({ detalle: { credito }, nota, corregible }: Props & { nota: string | null }) {
  return (
    <>
      <Horario dias_pago={credito.dias_pago} />
      {nota !== null && <Alert type="info" showIcon title={nota} />}
      <AbonoForm
        credito={credito}
        falloDePago="Error al registrar el pago"
        saldoALaVista
        alSolicitarEdicion={(registrado) => pedirEdicion(corregible(registrado))}
      />
    </>
  );
}

/** The day has room for one more payment, of the other form. */
const REGISTRAR_OTRO: Record<FormaDePago, string> = {
  efectivo: 'Registrar también un pago en efectivo',
  transferencia: 'Registrar también una transferencia',
};

type Falta = { readonly falta: FormaDePago | undefined };

/** The form for it comes when it is asked for. */
function OtroPago({ falta, ...props }: Props & Falta) {
  const [conOtro, setConOtro] = useState(false);
  if (!falta) return null;
  if (conOtro) return <Cobrar {...props} nota={null} />;
  return (
    <Button block onClick={() => setConOtro(true)}>
      {REGISTRAR_OTRO[falta]}
    </Button>
  );
}

function Pagado({ registrado, ...props }: Props & Falta & { registrado: Registrado }) {
  const pago = props.corregible(registrado);
  return (
    <div className="pila">
      <Alert
        type="success"
        showIcon
        title="Ya se registró un pago para este cliente hoy."
        description={
          <Frase>
            {registrado.forma ? 'Está registrada una transferencia' : 'Está registrado un pago'} de{' '}
            <Monto valor={registrado.monto} /> a las {registrado.hora}.
          </Frase>
        }
      />
      {pago.abierta && <p className="nota">{EN_REVISION}</p>}
      <Button block aria-disabled={pago.abierta} onClick={() => pedirEdicion(pago)}>
        Solicitar edición
      </Button>
      <OtroPago {...props} />
    </div>
  );
}

type PropsPorAprobar = Props & Omit<Extract<AccionDelDia, { clase: 'por_aprobar' }>, 'clase'>;

const PorAprobar = ({ monto, hora, ...props }: PropsPorAprobar) => (
  <div className="pila">
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {nombrePorAprobar(props.detalle.credito)} <Monto valor={monto} />
        </>
      }
      description={`Enviado al gerente a las ${hora}. ${MENSAJE_APROBACION}`}
    />
    <OtroPago {...props} />
  </div>
);

function Cuerpo({ accion, ...props }: Props & { accion: AccionDelDia }) {
  if (accion.clase === 'cobrar') return <Cobrar {...props} nota={accion.nota} />;
  if (accion.clase === 'por_aprobar') return <PorAprobar {...props} {...accion} />;
  if (accion.clase === 'pagado') return <Pagado {...props} {...accion} />;
  return <Alert type="info" showIcon title={accion.titulo} description={accion.motivo} />;
}

/**
 * A tap here now does another thing, so a second tap must not reach it. The button that was pressed is gone with the
 * form: the focus goes to the panel's title.
 */
function useRelevo(clase: AccionDelDia['clase']) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const previa = useRef(clase);
  useLayoutEffect(ensordecer, [clase]);
  useEffect(() => {
    if (previa.current !== clase && document.activeElement === document.body) {
      titulo.current?.focus({ preventScroll: true });
    }
    previa.current = clase;
  }, [clase]);
  return titulo;
}

/** The payment form, or what is shown instead of it today. */
export function PanelAccion(props: Props) {
  const accion = accionDelDia(props.detalle, useNegocio().parametros);
  const titulo = useRelevo(accion.clase);
  return (
    <Panel titulo="Registrar Pago" refTitulo={titulo}>
      <Cuerpo {...props} accion={accion} />
    </Panel>
  );
}
