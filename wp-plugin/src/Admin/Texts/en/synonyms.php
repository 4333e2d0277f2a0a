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
];
