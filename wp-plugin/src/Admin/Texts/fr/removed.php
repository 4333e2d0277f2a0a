<?php

declare(strict_types=1);

return [
    'removed.title' => 'Candidatures supprimées',
    'removed.intro' => 'Candidatures arrivées au terme de leur durée de conservation. '
        . 'Plus personne ne peut les lire ; elles peuvent encore être rétablies pendant quelques jours, puis sont effacées. '
        . 'Une candidature rétablie est de nouveau lisible par ses candidats, qui seront prévenus avant sa prochaine suppression.',
    'removed.none' => 'Aucune candidature ne peut être rétablie.',
    'removed.draft' => 'Brouillon',
    'removed.no_call' => 'Appel supprimé',
    'removed.column.number' => 'Numéro',
    'removed.column.call' => 'Appel',
    'removed.column.removed' => 'Supprimée le',
    'removed.column.deleted' => 'Effacée le',
    'removed.column.action' => 'Action',
    'removed.restore' => 'Rétablir',
    'removed.restored' => 'La candidature est rétablie.',
    'removed.not_restored' => 'La candidature n’a pas été rétablie : elle l’a déjà été, ou elle est effacée.',
];
