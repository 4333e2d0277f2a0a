<?php

declare(strict_types=1);

namespace Passerelle\Projects\GraphQL;

use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Details\DetailFields;
use Passerelle\GraphQL\Registration;

final readonly class ProjectType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleProject', ['fields' => [
            ...$this->fields->common(),
            'beneficiary' => $this->fields->text('beneficiary'),
            'documents' => $this->fields->files('documents'),
            'endDate' => $this->fields->text('endDate'),
            'links' => $this->fields->links(),
            'partners' => $this->fields->people('partners'),
            'results' => $this->fields->html('results'),
            'startDate' => $this->fields->text('startDate'),
        ]]);
        $this->fields->register('passerelleProject', 'PasserelleProject', ContentType::SupportedProject);
    }
}
