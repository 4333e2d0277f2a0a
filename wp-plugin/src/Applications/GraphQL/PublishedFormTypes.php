<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Forms\PublishedForm;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\Visible;

/** What a call asks of applicants, on its public pages. */
final readonly class PublishedFormTypes implements Registration
{
    public function __construct(private PublishedForm $form)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleAskedAttachment', [
            'description' => 'A file or a letter of recommendation that a call asks for.',
            'fields' => Type::fields(['isLetter' => 'Boolean!', 'isRequired' => 'Boolean!', 'label' => 'String!']),
        ]);
        register_graphql_object_type('PasserellePublishedForm', [
            'description' => 'The form that applicants answer. `document` is its JSON, `questions` their number.',
            'fields' => Type::fields([
                'attachments' => Type::listOf('PasserelleAskedAttachment'),
                'document' => 'String!',
                'minutes' => 'Int!',
                'questions' => 'Int!',
            ]),
        ]);
        register_graphql_field('PasserelleCall', 'applicationForm', DetailFields::field(
            'PasserellePublishedForm',
            fn (Visible $visible): ?array => $visible->isLocked ? null : $this->form->of($visible->record),
        ));
    }
}
