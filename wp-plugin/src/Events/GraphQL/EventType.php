<?php

declare(strict_types=1);

namespace Passerelle\Events\GraphQL;

use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Details\DetailFields;
use Passerelle\GraphQL\Registration;

final readonly class EventType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleEvent', ['fields' => [
            ...$this->fields->common(),
            'accessibility' => $this->fields->text('accessibility'),
            'address' => $this->fields->text('address'),
            'documents' => $this->fields->files('documents'),
            'endsAt' => $this->fields->text('endsAt'),
            'links' => $this->fields->links(),
            'onlineUrl' => $this->fields->url('onlineUrl'),
            'organiser' => $this->fields->organiser(),
            'place' => $this->fields->text('place'),
            'price' => $this->fields->text('price'),
            'startsAt' => $this->fields->text('startsAt'),
            'zone' => $this->fields->text('zone'),
        ]]);
        $this->fields->register('passerelleEvent', 'PasserelleEvent', ContentType::Event);
    }
}
