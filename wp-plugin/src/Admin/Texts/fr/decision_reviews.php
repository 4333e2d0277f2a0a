<?php

declare(strict_types=1);

return [
    'decision_reviews.title' => 'Réexamens',
    'decision_reviews.intro' => 'Demandes de réexamen auxquelles personne dans l’équipe de l’appel ne peut répondre : chaque responsable a évalué la candidature '
        . 'ou pris la décision. Désignez un membre qui n’a pas de lien avec la candidature ; il pourra la lire jusqu’à sa réponse.',
    'decision_reviews.none' => 'Aucune demande n’attend qu’une personne soit désignée.',
    'decision_reviews.column.number' => 'Numéro',
    'decision_reviews.column.call' => 'Appel',
    'decision_reviews.column.asked' => 'Demandé le',
    'decision_reviews.column.named' => 'Personne désignée',
    'decision_reviews.column.action' => 'Désigner',
    'decision_reviews.nobody' => 'Personne',
    'decision_reviews.email' => 'Adresse e-mail du membre pour la candidature %s',
    'decision_reviews.name' => 'Désigner',
    'decision_reviews.done' => 'Le membre est désigné et reçoit un e-mail.',
    'decision_reviews.ended' => 'Cette demande n’attend plus : elle a reçu une réponse, ou une personne de l’équipe peut y répondre.',
    'decision_reviews.no_account' => 'Aucun compte n’a cette adresse.',
    'decision_reviews.not_allowed' => 'Cette personne ne peut pas répondre : elle a un lien avec la candidature, l’a évaluée ou a pris la décision.',
];
