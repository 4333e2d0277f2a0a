<?php

declare(strict_types=1);

return [
    'decision_reviews.title' => 'Reviews of decisions',
    'decision_reviews.intro' => 'Requests for a review that no one in the call’s team can answer: each manager assessed the application or made the decision. '
        . 'Name a member who has no link to the application; they can read it until they answer.',
    'decision_reviews.none' => 'No request is waiting for someone to be named.',
    'decision_reviews.column.number' => 'Number',
    'decision_reviews.column.call' => 'Call',
    'decision_reviews.column.asked' => 'Requested on',
    'decision_reviews.column.named' => 'Person named',
    'decision_reviews.column.action' => 'Name',
    'decision_reviews.nobody' => 'No one',
    'decision_reviews.email' => 'E-mail address of the member for application %s',
    'decision_reviews.name' => 'Name',
    'decision_reviews.done' => 'The member can now answer and gets an e-mail.',
    'decision_reviews.ended' => 'This request is no longer waiting: it has been answered, or someone in the team can answer it.',
    'decision_reviews.no_account' => 'No account has this address.',
    'decision_reviews.not_allowed' => 'This person can’t answer: they have a link to the application, assessed it or made the decision.',
];
