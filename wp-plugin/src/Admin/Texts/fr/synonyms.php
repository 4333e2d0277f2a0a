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
    'synonyms.missed.title' => 'Recherches sans résultat des {days} derniers jours',
    'synonyms.missed.intro' => 'Ce que les lecteurs ont cherché sans rien trouver, au moins {count} fois. Les accents et les majuscules sont retirés. '
        . 'Seuls les mots et leur nombre par jour sont enregistrés, rien sur les personnes ; ce qui ressemble à une adresse, à un lien ou à un numéro ne l’est pas.',
    'synonyms.missed.caption' => 'Recherches sans résultat, les plus fréquentes d’abord',
    'synonyms.missed.words' => 'Recherche',
    'synonyms.missed.language' => 'Langue',
    'synonyms.missed.count' => 'Fois',
    'synonyms.missed.day' => 'Dernier jour',
    'synonyms.missed.actions' => 'Actions',
    'synonyms.missed.add' => 'Ajouter à un groupe',
    'synonyms.missed.search' => 'Chercher sur le site',
    'synonyms.missed.grouped' => 'Déjà dans un groupe',
    'synonyms.missed.none' => 'Aucune recherche sans résultat n’est assez fréquente.',
];
