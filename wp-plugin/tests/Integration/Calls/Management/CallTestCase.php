<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Management;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\ChangeCall;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** Calls of one operator in each state, dated from now. */
abstract class CallTestCase extends IntegrationTestCase
{
    protected Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->operateur();
    }

    /** @param array<string, mixed> $values */
    protected function perform(Viewer $viewer, CallAction $action, ?Record $call, array $values = []): Record
    {
        $version = array_key_exists('version', $values) ? $values['version'] : $call?->version;
        $text = static fn (string $name): ?string => is_string($values[$name] ?? null) ? $values[$name] : null;
        $input = is_array($values['input'] ?? null) ? array_filter($values['input'], is_string(...), ARRAY_FILTER_USE_KEY) : null;

        return ($this->plugin->get(ChangeCall::class))($viewer, new CallRequest(
            $action,
            $call?->id,
            is_int($version) ? $version : null,
            $input,
            $text('publishAt'),
            $text('closesAt'),
            $text('reason'),
        ));
    }

    /** An instant from now, as the API writes it. */
    protected static function in(string $distance): string
    {
        return (new DateTimeImmutable($distance))->setTimezone(new DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z');
    }

    /** @param array<string, mixed> $values */
    protected function announced(array $values = []): Record
    {
        return $this->published(['opensAt' => self::in('+10 days'), 'closesAt' => self::in('+40 days'), ...$values]);
    }

    /** @param array<string, mixed> $values */
    protected function open(array $values = []): Record
    {
        return $this->published(['opensAt' => self::in('-10 days'), 'closesAt' => self::in('+40 days'), ...$values]);
    }

    /** @param array<string, mixed> $values */
    protected function published(array $values): Record
    {
        return $this->content->published(ContentType::CallForApplication, $values, ownerId: $this->owner->id, at: new DateTimeImmutable('-60 days'));
    }

    /** @param array<string, mixed> $values */
    protected function draft(array $values = [], ?string $title = null): Record
    {
        return $this->content->draft(ContentType::CallForApplication, $values, title: $title, ownerId: $this->owner->id);
    }

    protected function english(Record $call, bool $isPublished): Record
    {
        $texts = ['summary' => 'In a sentence.', 'description' => '<p>In full.</p>'];

        return $isPublished
            ? $this->content->published($call->type, $texts, Lang::English, groupId: $call->groupId, ownerId: $this->owner->id, at: new DateTimeImmutable('-60 days'))
            : $this->content->draft($call->type, $texts, Lang::English, groupId: $call->groupId, ownerId: $this->owner->id);
    }

    /**
     * @param string $state of the table of states
     * @param array<string, mixed> $values
     */
    protected function inState(string $state, array $values = []): Record
    {
        return match ($state) {
            'draft' => $this->draft($values),
            'awaiting' => $this->content->change($this->draft($values), Transition::Ready),
            'scheduled' => $this->content->change($this->draft($values), Transition::Schedule, new DateTimeImmutable('+2 days')),
            'announced' => $this->announced($values),
            'open' => $this->open($values),
            'closing' => $this->open(['closesAt' => self::in('+3 days'), ...$values]),
            'closed' => $this->open(['closesAt' => self::in('-3 days'), ...$values]),
            'offline' => $this->content->change($this->open($values), Transition::Offline),
            'held' => $this->held($values),
            'taken' => $this->content->change($this->open($values), Transition::TakeOffline),
            default => self::fail($state),
        };
    }

    protected function member(): Viewer
    {
        $member = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ownerId: $member->id);

        return $member;
    }

    /**
     * A draft whose other language staff took offline.
     *
     * @param array<string, mixed> $values
     */
    private function held(array $values): Record
    {
        $draft = $this->draft($values);
        $this->content->change($this->english($draft, true), Transition::TakeOffline);

        return $this->reload($draft);
    }
}
