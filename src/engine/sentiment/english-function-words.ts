/** Words that English can hardly do without: their presence says that a text is English, nothing about its sentiment. */
export const ENGLISH_FUNCTION_WORDS = `
  the a an and or of to in on at by for from with about into over after before between through during than then that this these those
  i me my mine you your yours he him his she her hers it its we us our ours they them their theirs who what which when where why how
  is are was were am be been being do does did done doing have has had having will would can could should shall may might must
  if so because as while until since though there here all any some every each other another such only own same too very just also
  out up down off again more most less least much many few now today tomorrow yesterday tonight day week month year time people
  get got go going gonna went come came see saw say said says make made take took know think want need let new one two first last next
  im ive dont didnt doesnt isnt wasnt youre hes shes theyre u ur r s t re ve ll d m rt via
`;
