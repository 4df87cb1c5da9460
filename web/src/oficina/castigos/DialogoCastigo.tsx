import { type CreditoDelExpediente, expedienteCliente } from '@leal/contract';
import { CERO, diasAtrasado, fechaLocal, restar, sinCubrirDesde } from '@leal/domain';
import { Alert, Form } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import { ensordecer } from '../../ui/capas/pila.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { retomarFoco } from '../../ui/encabezado/foco.ts';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { CASTIGAR, DEJAR_SIN_CASTIGO, DESHACER_CASTIGO, LEVANTAR_CASTIGO } from '../acciones/castigos.ts';

/** A loan is taken out as lost; one that is asked for is let be; one that was done is taken back; or its client may have another one. */
const PREGUNTAS = {
  castigar: {
    titulo: 'Castigar crédito',
    boton: 'Castigar crédito',
    pregunta: (nombre: ReactNode) => (
      <>
        ¿Dar por perdido el crédito de {nombre}? Sale de la ruta y de las cifras activas. Lo que pague después
        se registra como recuperado, y no puede tener otro préstamo hasta que un gerente lo permita.
      </>
    ),
  },
  dejar: {
    titulo: 'No castigar',
    boton: 'No castigar',
    pregunta: (nombre: ReactNode) => (
      <>¿Dejar sin castigo el crédito de {nombre}? Se quita lo que se pidió; el crédito sigue como está.</>
    ),
  },
  deshacer: {
    titulo: 'Deshacer castigo',
    boton: 'Deshacer castigo',
    pregunta: (nombre: ReactNode) => (
      <>¿Deshacer el castigo de {nombre}? El crédito vuelve a la ruta y a las cifras activas.</>
    ),
  },
  levantar: {
    titulo: 'Permitir otro préstamo',
    boton: 'Permitir otro préstamo',
    pregunta: (nombre: ReactNode) => (
      <>¿Dejar que {nombre} tenga otro préstamo? Este crédito sigue castigado.</>
    ),
  },
};
type PreguntaDeCastigo = keyof typeof PREGUNTAS;

/** What is owed, for how long, and what the month's result will show. */
function Hechos({ cual, credito }: Omit<Props, 'control'>) {
  const negocio = useNegocio();
  const hoy = fechaLocal(useAhora(60_000));
  const dias = cual === 'castigar' ? diasAtrasado(sinCubrirDesde(credito, negocio), hoy) : 0;
  const { por_castigar, castigo } = credito;
  const mueve = { castigar: por_castigar && restar(CERO, por_castigar.perdido), deshacer: castigo?.perdido };
  const resultado = cual === 'castigar' || cual === 'deshacer' ? mueve[cual] : undefined;
  const { pedido } = por_castigar ?? {};
  return (
    <dl className="datos">
      <Dato nombre={NOMBRES.saldo}>
        <Monto valor={credito.saldo} />
      </Dato>
      {dias > 0 && <Dato nombre="Atrasado">{cuantos(dias, 'día', 'días')}</Dato>}
      {resultado !== undefined && (
        <Dato nombre="En el resultado del mes">
          <Monto valor={resultado} />
        </Dato>
      )}
      {pedido && <Dato nombre={NOMBRES.pedido_por}>{`${pedido.pedido_por}: ${pedido.motivo}`}</Dato>}
      {castigo && <Dato nombre="Lo castigó">{`${castigo.nombre}: ${castigo.motivo}`}</Dato>}
    </dl>
  );
}

type Valores = { motivo?: string };
type Props = { control: ControlDialogo; cual: PreguntaDeCastigo; credito: CreditoDelExpediente };

/** The action, and what it sends. */
function useMandar(
  { control, cual, credito }: Props,
  formulario: ReturnType<typeof Form.useForm<Valores>>[0],
) {
  const { id_credito, nombre, saldo, por_castigar, castigo: hecho } = credito;
  const sobre = { id_credito, nombre, saldo };
  const como = { formulario, alLograr: () => control.cerrar().then(retomarFoco) };
  const castigo = useEnvio(CASTIGAR, sobre, como);
  const deshecho = useEnvio(DESHACER_CASTIGO, sobre, como);
  const dejado = useEnvio(DEJAR_SIN_CASTIGO, sobre, como);
  const levantado = useEnvio(LEVANTAR_CASTIGO, sobre, como);
  const pedido_por = por_castigar?.pedido?.pedido_por ?? null;
  if (cual === 'castigar')
    return {
      ...castigo,
      mandar: (motivo: string) =>
        castigo.enviar({ cuerpo: { id_credito, motivo, visto: { saldo, pedido_por } } }),
    };
  if (cual === 'levantar')
    return {
      ...levantado,
      mandar: (motivo: string) => levantado.enviar({ cuerpo: { id_credito, motivo, visto: { saldo } } }),
    };
  const envio = cual === 'dejar' ? dejado : deshecho;
  const visto = { saldo, castigado_por: hecho?.nombre ?? null, pedido_por };
  return { ...envio, mandar: (motivo: string) => envio.enviar({ cuerpo: { id_credito, motivo, visto } }) };
}

/** Why nothing is left of the question: somebody else was faster. */
function yaNo(cual: PreguntaDeCastigo, { castigo, por_castigar }: CreditoDelExpediente): string | null {
  if (cual === 'deshacer') return castigo ? null : 'El crédito ya no está castigado.';
  if (cual === 'levantar') return castigo?.levantado ? 'Ya se le permite otro préstamo.' : null;
  if (castigo) return `El crédito ya está castigado: lo castigó ${castigo.nombre}.`;
  return cual === 'dejar' && !por_castigar?.pedido ? 'Ya nadie pide castigar este crédito.' : null;
}

/** The credit as the client's page knows it now: what changes while the question stands is shown, and what is shown is sent. */
function useAlDia(alAbrir: CreditoDelExpediente): CreditoDelExpediente {
  const { id_cliente, id_credito } = alAbrir;
  const { data } = useLlamada(expedienteCliente, { parametros: { id_cliente } });
  const credito = data?.creditos.find((leido) => leido.id_credito === id_credito) ?? alAbrir;
  const { saldo, por_castigar, castigo } = credito;
  const deLoQueSeDecide = [saldo, por_castigar?.pedido?.pedido_por, castigo?.nombre].join('|');
  const mostrado = useRef(deLoQueSeDecide);
  useLayoutEffect(() => {
    // The button would now agree to another thing than when the finger began to move.
    if (mostrado.current !== deLoQueSeDecide) ensordecer();
    mostrado.current = deLoQueSeDecide;
  }, [deLoQueSeDecide]);
  return credito;
}

function DialogoCastigo({ control, cual, credito: alAbrir }: Props) {
  const credito = useAlDia(alAbrir);
  const props = { control, cual, credito };
  const [formulario] = Form.useForm<Valores>();
  const { titulo, boton, pregunta } = PREGUNTAS[cual];
  const { mandar, enviando, enSuspenso, fallo, duda } = useMandar(props, formulario);
  const motivoYaNo = enSuspenso ? null : yaNo(cual, credito);
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo={titulo}
      textoEnviar={boton}
      peligro={cual === 'castigar'}
      formulario={formulario}
      primerCampo="motivo"
      alEnviar={({ motivo = '' }) => mandar(motivo.trim())}
      terminado={motivoYaNo && <Alert type="info" showIcon role="alert" title={motivoYaNo} />}
      {...{ enviando, fallo, duda }}
    >
      <Intro>{pregunta(<Nombre key="nombre" de={credito.nombre} />)}</Intro>
      <Hechos cual={cual} credito={credito} />
      <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido="El motivo es requerido" />
    </DialogoFormulario>
  );
}

export const preguntarCastigo = (cual: PreguntaDeCastigo, credito: CreditoDelExpediente): void =>
  abrirDialogo((control) => <DialogoCastigo control={control} cual={cual} credito={credito} />);
