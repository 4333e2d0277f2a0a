<?php

declare(strict_types=1);

return [
    'privacy.preview' => 'Ce qui sera effacé',
    'privacy.at_once' => 'L’effacement est immédiat et définitif. La personne en est informée par e-mail.',
    'privacy.deleted' => 'Supprimés : {list}',
    'privacy.published_chosen' => 'Publiés, supprimés ou attribués à un autre compte selon votre choix : {list}',
    'privacy.published_remove' => 'Publiés, supprimés : {list}',
    'privacy.published_keep' => 'Publiés, conservés sans auteur : {list}',
    'privacy.handed_over' => 'Structures conservées pour leurs autres membres : {list}',
    'privacy.others' => 'Autres données, effacées ou rendues anonymes : {list}',
    'privacy.nothing' => 'Aucune donnée n’est liée à cette adresse.',
    'privacy.confirmation' => 'Les liens de confirmation de WordPress ne sont ni publics ni envoyés : vérifiez vous-même que la demande vient de la personne.',
    'privacy.own_tools' => 'Une personne qui a un compte peut aussi télécharger ses données et supprimer son compte dans ses paramètres.',
];
