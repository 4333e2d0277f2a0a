<?php

declare(strict_types=1);

namespace Passerelle\Admin\Security;

use DateInterval;
use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Security\EventFilter;
use Passerelle\Security\LogHashes;
use Passerelle\Security\Outcome;
use Passerelle\Security\SecurityEvent;
use WP_User;

/** The filter of the screen as it was typed; what is no valid value filters nothing. Days are those of the site's time zone. */
final readonly class EventQuery
{
    public const EVENT = 'event';
    public const OUTCOME = 'outcome';
    public const REASON = 'reason';
    public const EMAIL = 'email';
    public const FROM = 'from';
    public const UNTIL = 'until';
    public const FIELDS = [self::EVENT, self::OUTCOME, self::REASON, self::EMAIL, self::FROM, self::UNTIL];

    /** @param array<string, string> $values by field, those that were filled in */
    private function __construct(public array $values)
    {
    }

    /** @param array<array-key, mixed> $given unslashed */
    public static function of(array $given): self
    {
        $values = [];
        foreach (self::FIELDS as $field) {
            $value = $given[$field] ?? '';
            if (is_string($value) && trim($value) !== '') {
                $values[$field] = trim($value);
            }
        }

        return new self($values);
    }

    public function value(string $field): string
    {
        return $this->values[$field] ?? '';
    }

    public function filter(LogHashes $hashes, DateTimeZone $zone): EventFilter
    {
        $until = self::day($this->value(self::UNTIL), $zone);

        return new EventFilter(
            SecurityEvent::tryFrom($this->value(self::EVENT)),
            Outcome::tryFrom($this->value(self::OUTCOME)),
            $this->value(self::REASON) === '' ? null : $this->value(self::REASON),
            $this->accounts($hashes),
            self::day($this->value(self::FROM), $zone),
            $until?->add(new DateInterval('P1D')),
        );
    }

    /**
     * The hashes of the account that has this address now, and of the address itself, for events without an account.
     *
     * @return list<string>|null
     */
    private function accounts(LogHashes $hashes): ?array
    {
        $email = $this->value(self::EMAIL);
        if ($email === '') {
            return null;
        }
        $user = get_user_by('email', $email);

        return [...$hashes->accounts($email), ...($user instanceof WP_User ? $hashes->accounts($user->ID) : [])];
    }

    private static function day(string $text, DateTimeZone $zone): ?DateTimeImmutable
    {
        $day = DateTimeImmutable::createFromFormat('!Y-m-d', $text, $zone);

        return $day === false || $day->format('Y-m-d') !== $text ? null : $day->setTimezone(new DateTimeZone('UTC'));
    }
}
