<?php

declare(strict_types=1);

namespace Passerelle\Admin\Security;

use DateInterval;
use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Security\EventFilter;
use Passerelle\Security\LogHashes;
use Passerelle\Security\Outcome;
use Passerelle\Security\SecurityEvent;
use WP_User;

/**
 * Filter of the screen; invalid values are ignored. Days are those of the site's time zone. A person is identified by hashes,
 * so that no URL contains an e-mail address.
 */
final readonly class EventQuery
{
    public const EVENT = 'event';
    public const OUTCOME = 'outcome';
    public const REASON = 'reason';
    public const ACCOUNT = 'account';
    public const FROM = 'from';
    public const UNTIL = 'until';
    private const SEPARATOR = '.';
    private const DAY = 'Y-m-d';
    public const FIELDS = [self::EVENT, self::OUTCOME, self::REASON, self::ACCOUNT, self::FROM, self::UNTIL];

    /** @param array<string, string> $values by field, without empty ones */
    private function __construct(public array $values)
    {
    }

    /** @param array<array-key, mixed> $input unslashed */
    public static function of(array $input): self
    {
        $values = [];
        foreach (self::FIELDS as $field) {
            $value = $input[$field] ?? '';
            if (is_string($value) && trim($value) !== '') {
                $values[$field] = trim($value);
            }
        }

        return new self($values);
    }

    /** For the events of the account that has this address now, and of the address itself, for events without an account. */
    public function withPerson(string $email, LogHashes $hashes): self
    {
        $user = get_user_by('email', $email);
        $accounts = [...$hashes->accounts($email), ...($user instanceof WP_User ? $hashes->accounts($user->ID) : [])];

        return new self([...$this->values, self::ACCOUNT => implode(self::SEPARATOR, $accounts)]);
    }

    public function withoutPerson(): self
    {
        return new self(array_diff_key($this->values, [self::ACCOUNT => true]));
    }

    public function value(string $field): string
    {
        return $this->values[$field] ?? '';
    }

    public function filter(Zone $zone): EventFilter
    {
        $until = self::day($this->value(self::UNTIL));
        $beginning = static fn (?DateTimeImmutable $day): ?DateTimeImmutable => $day === null ? null : LocalTime::beginning($day->format(self::DAY), $zone);

        return new EventFilter(
            SecurityEvent::tryFrom($this->value(self::EVENT)),
            Outcome::tryFrom($this->value(self::OUTCOME)),
            $this->value(self::REASON) === '' ? null : $this->value(self::REASON),
            $this->value(self::ACCOUNT) === '' ? null : explode(self::SEPARATOR, $this->value(self::ACCOUNT)),
            $beginning(self::day($this->value(self::FROM))),
            $beginning($until?->add(new DateInterval('P1D'))),
        );
    }

    private static function day(string $text): ?DateTimeImmutable
    {
        $day = DateTimeImmutable::createFromFormat('!' . self::DAY, $text, new DateTimeZone('UTC'));

        return $day === false || $day->format(self::DAY) !== $text ? null : $day;
    }
}
