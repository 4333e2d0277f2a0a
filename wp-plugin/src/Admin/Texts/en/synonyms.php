<?php

declare(strict_types=1);

return [
    'synonyms.title' => 'Search synonyms',
    'synonyms.intro' => 'One group per line: searching for a word or phrase of a group also finds the others, in both languages. '
        . 'Put commas between them, for example “bourse, subvention” and “grant, funding”. '
        . 'These groups are added to the built-in ones and work immediately. To remove a group, clear its line.',
    'synonyms.fr' => 'In French',
    'synonyms.en' => 'In English',
    'synonyms.label.fr' => 'Group {number}, in French',
    'synonyms.label.en' => 'Group {number}, in English',
    'synonyms.save' => 'Save synonyms',
    'synonyms.saved' => 'The synonyms have been saved.',
    'synonyms.refused' => 'Nothing has been saved: correct the groups that are marked.',
    'synonyms.problem' => 'A group has at least two words or phrases, and is not too long.',
    'synonyms.missed.title' => 'Searches without results in the last {days} days',
    'synonyms.missed.intro' => 'What readers searched for and didn’t find, at least {count} times. Accents and capitals are removed. '
        . 'Only the words and their number per day are stored, nothing about people; what looks like an address, a link or a number isn’t stored.',
    'synonyms.missed.caption' => 'Searches without results, the most frequent first',
    'synonyms.missed.words' => 'Search',
    'synonyms.missed.language' => 'Language',
    'synonyms.missed.count' => 'Times',
    'synonyms.missed.day' => 'Last day',
    'synonyms.missed.actions' => 'Actions',
    'synonyms.missed.add' => 'Add to a group',
    'synonyms.missed.search' => 'Search the site',
    'synonyms.missed.grouped' => 'Already in a group',
    'synonyms.missed.none' => 'No search without results is frequent enough.',
];
