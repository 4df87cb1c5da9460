import '../../comun/conteo/contar.css';
import { abiertoDeCobrador, listarCortes } from '@leal/contract';
import { type Centavos, contado, type Denominacion, restar } from '@leal/domain';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { CERRAR_CAJA } from '../acciones/corte.ts';
import { CifrasDeCorte } from '../../piezas/caja/CifrasDeCorte.tsx';
import { nombreDeCorte } from '../../piezas/caja/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvioDeDialogo } from '../dialogos/use-envio-de-dialogo.ts';
import { Monto } from '../../ui/Monto.tsx';
import { CamposConteo } from '../../comun/conteo/CamposConteo.tsx';
import { conteoDe, type Escrito, seConto } from '../../comun/conteo/conteo.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

export type Quien = { readonly id_cobrador: string; readonly nombre: string };
type Valores = Escrito & { readonly nota?: string };
type PorContar = { readonly numero: number; readonly esperado: Centavos };

/**
 * The cut to be counted: one that came back before its collector left, else the open one; null when there is nothing.
 */
function usePorContar(id_cobrador: string) {
  const devueltos = useLlamada(
    listarCortes,
    { consulta: { id_cobrador, estado: 'devuelto', limite: 1 } },
    { staleTime: 0 },
  );
  const abierto = useLlamada(
    abiertoDeCobrador,
    { parametros: { id_usuario: id_cobrador } },
    { staleTime: 0 },
  );
  const releer = () => Promise.all([devueltos.refetch(), abierto.refetch()]);
  const consulta = devueltos.isError ? devueltos : abierto;
  if (!devueltos.data || !abierto.data) return { releer, consulta, porContar: undefined };
  const delAbierto = abierto.data.filas.length > 0 ? abierto.data : null;
  const porContar: PorContar | null = devueltos.data.datos[0] ?? delAbierto;
  return { releer, consulta, porContar };
}

const esElMismo = (corte: PorContar, otroCorte: PorContar): boolean =>
  corte.numero === otroCorte.numero && corte.esperado === otroCorte.esperado;

/** The expected, the counted so far, and the difference. */
function Suma({ esperado }: Pick<PorContar, 'esperado'>) {
  const escrito = Form.useWatch((valores: Valores) => valores) ?? {};
  const conteo = conteoDe(escrito);
  // The field says what is wrong with it.
  if (conteo === null) return null;
  const suma = contado(conteo);
  return (
    <dl className="datos">
      <CifrasDeCorte esperado={esperado} contado={suma} diferencia={restar(esperado, suma)} />
    </dl>
  );
}

type PropsCambio = { visto: PorContar; alEntender: () => void };

const Cambio = ({ visto, alEntender }: PropsCambio) => (
  <Alert
    className="formulario-aviso"
    type="warning"
    showIcon
    role="alert"
    title="La caja cambió mientras la contabas"
    description={
      <>
        Se esperaban <Monto valor={visto.esperado} />.
      </>
    }
    action={<Button onClick={alEntender}>Entendido</Button>}
  />
);

const NADA = <Alert type="info" showIcon role="alert" title="No hay nada que contar en su caja" />;

const PRIMERA: Denominacion = '1000';

const SIN_CONTAR = (
  <Alert
    className="formulario-aviso"
    type="error"
    showIcon
    role="alert"
    title="Cuenta lo que dejó; si no dejó nada, escribe 0"
  />
);

/** The cash of somebody whose account is off, or who is away: a manager counts it, and has received it. */
function DialogoCerrar({ control, quien }: { control: ControlDialogo; quien: Quien }) {
  const { id_cobrador, nombre } = quien;
  const { porContar, consulta, releer } = usePorContar(id_cobrador);
  const [visto, setVisto] = useState<PorContar | null>(null);
  const [sinContar, setSinContar] = useState(false);
  const { enviar, enSuspenso, formulario, dialogo } = useEnvioDeDialogo(control, CERRAR_CAJA, quien, {
    alFallar: () => void releer(),
    alCambiar: () => void releer(),
  });
  // The values that the count began with: what came since is said before anything is sent.
  if (visto === null && porContar) setVisto(porContar);
  const cambio = visto && porContar && !esElMismo(visto, porContar) ? visto : null;
  const mandar = async ({ nota = '', ...piezas }: Valores): Promise<void> => {
    const conteo = conteoDe(piezas);
    if (!porContar || conteo === null) return;
    // The closing cannot be taken back, and the difference is on somebody's account.
    setSinContar(!seConto(piezas));
    if (!seConto(piezas)) return formulario.focusField(PRIMERA);
    const { numero, esperado } = porContar;
    const conNota = nota.trim() !== '' && { nota: nota.trim() };
    await enviar({
      cuerpo: { id_cobrador, conteo, ...conNota, visto: { numero, esperado } },
    });
  };
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo={porContar ? `Cerrar el ${nombreDeCorte(porContar).toLowerCase()}` : 'Cerrar la caja'}
      textoEnviar="Sí, lo recibí"
      borrador={{ forma: `caja:${id_cobrador}:cerrar` }}
      primerCampo={PRIMERA}
      alEnviar={mandar}
      bloqueado={porContar === undefined || cambio !== null}
      terminado={!enSuspenso && porContar === null && NADA}
    >
      <FalloConsulta consulta={consulta} mensaje="Error al obtener su caja" />
      {cambio && <Cambio visto={cambio} alEntender={() => setVisto(porContar ?? null)} />}
      <Intro>
        Cuenta lo que dejó{' '}
        <strong>
          <Nombre de={nombre} />
        </strong>
        . El corte queda confirmado con los dos nombres; lo que falte queda en su cuenta.
      </Intro>
      {sinContar && SIN_CONTAR}
      <CamposConteo />
      {porContar && <Suma esperado={porContar.esperado} />}
      <CampoTexto campo="nota" etiqueta="Nota (opcional)" />
    </DialogoFormulario>
  );
}

export const preguntarCierre = (quien: Quien): void =>
  abrirDialogo((control) => <DialogoCerrar control={control} quien={quien} />);
