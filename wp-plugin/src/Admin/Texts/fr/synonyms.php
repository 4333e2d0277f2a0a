<?php

declare(strict_types=1);

return [
    'synonyms.title' => 'Synonymes de la recherche',
    'synonyms.intro' => 'Un groupe par ligne : chaque mot ou expression d’un groupe trouve aussi les autres, dans les deux langues. '
        . 'Séparez-les par des virgules, par exemple « bourse, subvention » et « grant, funding ». '
        . 'Ces groupes s’ajoutent à ceux que Passerelle connaît déjà et agissent tout de suite. Pour supprimer un groupe, videz sa ligne.',
    'synonyms.fr' => 'En français',
    'synonyms.en' => 'En anglais',
    'synonyms.label.fr' => 'Groupe {number}, en français',
    'synonyms.label.en' => 'Groupe {number}, en anglais',
    'synonyms.save' => 'Enregistrer les synonymes',
    'synonyms.saved' => 'Les synonymes sont enregistrés.',
    'synonyms.refused' => 'Rien n’est enregistré : corrigez les groupes signalés.',
    'synonyms.problem' => 'Un groupe a au moins deux mots ou expressions, et n’est pas trop long.',
];
