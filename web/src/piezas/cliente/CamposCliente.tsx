import { datosCliente } from '@leal/contract';
import {
  CAMPOS_TEXTO,
  type CampoTexto,
  type DatosCliente,
  FICHA,
  leerTelefono,
  type ParteDeFicha,
  partirDireccion,
  TELEFONOS,
  ubicacion,
} from '@leal/domain';
import { Form, type InputProps } from 'antd';
import { NOMBRES } from '../campos/nombres.ts';
import { SIN_DATO } from '../textos/textos.ts';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { reglaDe } from '../../ui/formulario/regla-de.ts';
import { Plegado } from '../../ui/formulario/Plegado.tsx';
import { CamposReferencias } from './CamposReferencias.tsx';
import './clientes.css';

type Forma = {
  readonly entrada?: InputProps;
  /** Next to its neighbour where there is room. */
  readonly mitad?: boolean;
};

const PROPIO: Forma = { entrada: { autoCapitalize: 'words' } };
/** No maximum: a pasted number would be cut before it is cleaned. */
const TELEFONO: Forma = { entrada: { type: 'tel', inputMode: 'tel' } };

/** The input of each field; its name and its rule are shared with the rest of the app. */
const FORMAS: Record<CampoTexto, Forma> = {
  nombre: PROPIO,
  negocio: PROPIO,
  direccion: { entrada: { placeholder: 'Calle y número, colonia' } },
  calle: { mitad: true },
  colonia: { mitad: true },
  telefono: TELEFONO,
  segundo_telefono: TELEFONO,
};

const esTelefono = (campo: CampoTexto): boolean => TELEFONOS.some((telefono) => telefono === campo);

type Props = {
  /** The stored values, when the form edits somebody. */
  actuales?: ParteDeFicha | undefined;
};

/** Neighbours that stand beside each other are one line. */
const RENGLONES = CAMPOS_TEXTO.reduce<CampoTexto[][]>((renglones, campo) => {
  const ultimo = renglones.at(-1);
  if (FORMAS[campo].mitad && ultimo?.every((previo) => FORMAS[previo].mitad)) ultimo.push(campo);
  else renglones.push([campo]);
  return renglones;
}, []);

function CampoDeCliente({ campo, actual }: { campo: CampoTexto; actual: string | undefined }) {
  const opcional = 'opcional' in FICHA[campo];
  return (
    <Form.Item
      name={campo}
      label={NOMBRES[campo]}
      required={!opcional}
      rules={[reglaDe(datosCliente[campo], actual)]}
      {...(esTelefono(campo) && { normalize: leerTelefono })}
    >
      <Entrada autoComplete="off" {...(opcional && { placeholder: 'Opcional' })} {...FORMAS[campo].entrada} />
    </Form.Item>
  );
}

const Renglon = ({ renglon, actuales = {} }: Props & { renglon: readonly CampoTexto[] }) => {
  const campos = renglon.map((campo) => (
    <CampoDeCliente key={campo} campo={campo} actual={actuales[campo]} />
  ));
  return renglon.length === 1 ? campos : <div className="campos-pareja">{campos}</div>;
};

/** The fields that a person types of a client, wherever they are typed (spec §5). */
export const CamposCliente = ({ actuales }: Props) => (
  <>
    {RENGLONES.map((renglon) => (
      <Renglon key={renglon.join()} renglon={renglon} actuales={actuales} />
    ))}
    <CamposReferencias actuales={actuales?.referencias} />
  </>
);

type Escrita = { readonly [C in 'colonia' | 'direccion']?: string | undefined };

/** Shown, never typed: it follows from the colonia, once somebody has typed an address. */
export const ubicacionEscrita = ({ colonia, direccion }: Escrita): string =>
  colonia?.trim() || direccion?.trim() ? ubicacion(colonia) : SIN_DATO;

function Ubicacion() {
  const colonia = Form.useWatch<string | undefined>('colonia');
  const direccion = Form.useWatch<string | undefined>('direccion');
  return (
    <p className="campos-ubicacion tenue">{`${NOMBRES.ubicacion}: ${ubicacionEscrita({ colonia, direccion })}`}</p>
  );
}

/**
 * The fields of somebody new: the address is asked for once. A person who unfolds its parts finds them filled in from
 * it, and may correct them; folded, they stay empty.
 */
export function CamposClienteNuevo() {
  const formulario = Form.useFormInstance<Partial<DatosCliente>>();
  const repartir = () => {
    const { calle, colonia, direccion = '' } = formulario.getFieldsValue();
    if (!calle && !colonia) formulario.setFieldsValue(partirDireccion(direccion));
  };
  const renglones = RENGLONES.map((renglon) =>
    renglon.length === 1 ? (
      <Renglon key={renglon.join()} renglon={renglon} />
    ) : (
      <div key={renglon.join()} className="campos-direccion">
        <Plegado boton="Agregar calle y colonia" campos={renglon} alAbrir={repartir}>
          <Renglon renglon={renglon} />
        </Plegado>
        <Ubicacion />
      </div>
    ),
  );
  return (
    <>
      {renglones}
      <CamposReferencias />
    </>
  );
}
