<?php

declare(strict_types=1);

namespace Passerelle\Applications\Timeline;

use Passerelle\GraphQL\Times;

/** The timeline of an application, as the API shows it to those who run the call. */
final readonly class ReadTimeline
{
    public function __construct(private Timeline $timeline)
    {
    }

    /** @return list<array<string, mixed>> the last event first; `actor` is the name of who acted for the call, null for applicants and the platform */
    public function of(int $applicationId): array
    {
        $entries = $this->timeline->of($applicationId);
        // One statement for all names.
        cache_users(array_values(array_unique(array_column($entries, 'actorId'))));

        return array_map(static fn (TimelineEntry $entry): array => [
            'actor' => $entry->event->isOfTeam() ? self::nameOf($entry->actorId) : null,
            'at' => Times::text($entry->at),
            'criterion' => self::text($entry, 'criterion'),
            'decision' => self::text($entry, 'decision'),
            'id' => $entry->id,
            'kind' => $entry->event->value,
            'number' => is_int($entry->data['number'] ?? null) ? $entry->data['number'] : 0,
            'questions' => array_values(array_filter((array) ($entry->data['questions'] ?? []), is_string(...))),
            'reason' => self::text($entry, 'reason'),
            'stage' => is_int($entry->data['stage'] ?? null) ? $entry->data['stage'] : null,
            'text' => self::text($entry, 'text'),
            'until' => self::text($entry, 'until'),
        ], $entries);
    }

    private static function text(TimelineEntry $entry, string $name): ?string
    {
        return is_string($entry->data[$name] ?? null) ? $entry->data[$name] : null;
    }

    /** @return string|null null: the account was erased */
    private static function nameOf(int $userId): ?string
    {
        $user = $userId === 0 ? false : get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }
}
