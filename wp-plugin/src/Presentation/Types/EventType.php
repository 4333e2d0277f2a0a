<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Cards\EventRecurrence;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\Visible;

final readonly class EventType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleEvent', ['fields' => [
            ...$this->fields->common(ContentType::Event),
            'dates' => DetailFields::field(Type::listOf('PasserelleEventDate'), static fn (Visible $visible): array => EventRecurrence::dates($visible->values)),
            'documents' => $this->fields->files('documentIds'),
            'endsAt' => DetailFields::field('String', static fn (Visible $visible): ?string => EventRecurrence::first($visible->values)['endsAt']),
            'links' => $this->fields->links(),
            'organiser' => $this->fields->organiser(),
            'startsAt' => DetailFields::field('String', static fn (Visible $visible): ?string => EventRecurrence::first($visible->values)['startsAt']),
            'recurrence' => DetailFields::field('PasserelleEventRecurrence', static fn (Visible $visible): ?array => EventRecurrence::of($visible->values)),
        ]]);
        $this->fields->register('passerelleEvent', 'PasserelleEvent', ContentType::Event);
    }
}
