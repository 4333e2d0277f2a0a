<?php

declare(strict_types=1);

namespace Passerelle\Trainings\GraphQL;

use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Details\DetailFields;
use Passerelle\GraphQL\Registration;

final readonly class TrainingType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleTraining', ['fields' => [
            ...$this->fields->common(),
            'address' => $this->fields->text('address'),
            'documents' => $this->fields->files('documents'),
            'endDate' => $this->fields->text('endDate'),
            'links' => $this->fields->links(),
            'organiser' => $this->fields->organiser(),
            'price' => $this->fields->text('price'),
            'provider' => $this->fields->text('provider'),
            'startDate' => $this->fields->text('startDate'),
            'url' => $this->fields->url('url'),
        ]]);
        $this->fields->register('passerelleTraining', 'PasserelleTraining', ContentType::Training);
    }
}
