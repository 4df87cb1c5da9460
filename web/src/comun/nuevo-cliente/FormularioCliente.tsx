import type { registrarCliente, Respuesta } from '@leal/contract';
import { CAMPOS_TEXTO, textoReferencias } from '@leal/domain';
import { Alert, Button, Form } from 'antd';
import { useId, useState } from 'react';
import { REGISTRAR_CLIENTE } from '../../acciones/cliente.ts';
import { escritas } from '../../piezas/cliente/cambios.ts';
import { CamposClienteNuevo, ubicacionEscrita } from '../../piezas/cliente/CamposCliente.tsx';
import { SIN_DATO } from '../../piezas/textos/textos.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { CampoCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { CamposCredito } from '../../piezas/credito/CamposCredito.tsx';
import type { CuentaDelCredito } from '../../piezas/credito/cuenta.ts';
import { DatosCredito, useCuenta } from '../../piezas/credito/DatosCredito.tsx';
import { AvisoDelNegocio } from '../../piezas/legal/AvisoDePrivacidad.tsx';
import { esGuardado } from '../../lib/acciones/accion.ts';
import { caducarTodo } from '../../lib/api/consultas.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { ESCRITORIO } from '../../ui/anchos.ts';
import { LineaDuda } from '../../ui/dudas/LineaDuda.tsx';
import { Borrador } from '../../ui/formulario/Borrador.tsx';
import { BotonEnviar } from '../../ui/formulario/BotonEnviar.tsx';
import { Formulario } from '../../ui/formulario/Formulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';
import { ParecidosDelNuevo } from './ParecidosDelNuevo.tsx';
import { type ClienteNuevo, pedidoDe } from './pedido.ts';

/** The summary is shown from the start where it has a column of its own. */
function useResumenAbierto() {
  const [abierto, setAbierto] = useState(() => globalThis.matchMedia(ESCRITORIO).matches);
  return { abierto, alternar: () => setAbierto((antes) => !antes) };
}

/** Client and credit as they will be sent, following what is typed (spec §2). */
function Resumen({ id, cuenta }: { id: string; cuenta: CuentaDelCredito | null }) {
  const valores: Partial<ClienteNuevo> = Form.useWatch([]) ?? {};
  return (
    <div id={id} className="pila cede">
      <Panel titulo="Resumen del cliente">
        <dl className="datos">
          {CAMPOS_TEXTO.map((campo) => (
            <Dato key={campo} nombre={NOMBRES[campo]}>
              {valores[campo]?.trim() || SIN_DATO}
            </Dato>
          ))}
          <Dato nombre={NOMBRES.referencias}>
            {textoReferencias(escritas(valores.referencias ?? [])) || SIN_DATO}
          </Dato>
          <Dato nombre={NOMBRES.ubicacion}>{ubicacionEscrita(valores)}</Dato>
        </dl>
      </Panel>
      <Panel titulo="Resumen del crédito">
        <DatosCredito cuenta={cuenta} />
      </Panel>
    </div>
  );
}

export type Registrado = Pick<Respuesta<typeof registrarCliente>, 'message'> & { readonly nombre: string };

/** The words when there is no line: it is sent later, and only then a manager sees it. */
const EN_EL_TELEFONO = 'Guardado en este teléfono. Se enviará cuando haya señal.';

type Props = {
  /** A manager chooses whose client it is. */
  eligeCobrador: boolean;
  alRegistrar: (registrado: Registrado) => void;
};

export function FormularioCliente({ eligeCobrador, alRegistrar }: Props) {
  const [formulario] = Form.useForm<ClienteNuevo>();
  const { id_usuario } = useUsuario();
  const { abierto, alternar } = useResumenAbierto();
  const cuenta = useCuenta(formulario);
  const idResumen = useId();
  const { enviar, enviando, fallo, duda } = useEnvio(
    REGISTRAR_CLIENTE,
    {},
    {
      formulario,
      porDefecto: REGISTRAR_CLIENTE.fallo,
      alLograr: async (respuesta, { cuerpo: { nombre } }) => {
        // The office's figures and lists count one more; a phone keeps what it has read.
        if (eligeCobrador) await caducarTodo();
        alRegistrar({ nombre, message: esGuardado(respuesta) ? EN_EL_TELEFONO : respuesta.message });
      },
    },
  );
  return (
    <Formulario<ClienteNuevo>
      form={formulario}
      name="cliente"
      className="formulario nuevo pila cede"
      onFinish={(valores) => void enviar({ cuerpo: pedidoDe(valores, id_usuario) })}
    >
      <div className="pila cede">
        <Panel titulo="Cliente">
          <div>
            <Borrador forma="cliente-nuevo" />
            {eligeCobrador && <CampoCobrador />}
            <CamposClienteNuevo />
          </div>
        </Panel>
        <Panel titulo="Crédito">
          <div>
            <CamposCredito />
          </div>
        </Panel>
      </div>
      <div className="nuevo-lado pila cede">
        {/* The line stands beside the fields, or below them: it comes while somebody types, and moves none. */}
        <ParecidosDelNuevo />
        <Button block aria-expanded={abierto} aria-controls={idResumen} onClick={alternar}>
          {abierto ? 'Ocultar Resumen' : 'Ver Resumen'}
        </Button>
        {abierto && <Resumen id={idResumen} cuenta={cuenta} />}
        <LineaDuda duda={duda} />
        {fallo.mensaje !== null && <Alert type="error" showIcon role="alert" title={fallo.mensaje} />}
        <BotonEnviar block texto="Registrar Cliente" enviando={enviando} className="nuevo-enviar" data-pie />
        <AvisoDelNegocio />
      </div>
    </Formulario>
  );
}
