type Props = { nombre: string; texto: string };

/** What somebody wrote, in their own words; nothing where nothing was written. */
export const Dicho = ({ nombre, texto }: Props) =>
  texto === '' ? null : (
    <p className="solicitud-dicho">
      <span>{nombre}</span> {texto}
    </p>
  );
