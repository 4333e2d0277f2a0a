<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use Passerelle\GraphQL\Registration;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Details\DetailFields;

final readonly class ProjectType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleProject', ['fields' => [
            ...$this->fields->common(ContentType::SupportedProject),
            'documents' => $this->fields->files('documentIds'),
            'links' => $this->fields->links(),
            'partners' => $this->fields->people('partners'),
        ]]);
        $this->fields->register('passerelleProject', 'PasserelleProject', ContentType::SupportedProject);
    }
}
