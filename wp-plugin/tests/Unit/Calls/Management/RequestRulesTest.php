<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Management;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\RequestRules;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What each action takes and needs, of a new call and of a stored one. */
final class RequestRulesTest extends TestCase
{
    private const AT = '2027-01-01T10:00';
    private const INPUT = ['title' => 'Appel'];

    /** Parts that an action needs (n) or takes (t) with a stored call; all others are refused. */
    private const PARTS = [
        'save' => ['input' => 'n', 'version' => 'n'],
        'ready' => ['input' => 't', 'version' => 'n'],
        'unready' => ['version' => 'n'],
        'publish' => ['input' => 't', 'version' => 'n'],
        'schedule' => ['input' => 't', 'publishAt' => 'n', 'version' => 'n'],
        'unschedule' => ['version' => 'n'],
        'extend' => ['closesAt' => 'n', 'reason' => 't', 'version' => 'n'],
        'closeEarly' => ['closesAt' => 't', 'reason' => 'n', 'version' => 'n'],
        'offline' => ['reason' => 't', 'version' => 'n'],
        'online' => ['version' => 'n'],
        'duplicate' => ['version' => 't'],
        'delete' => ['version' => 'n'],
    ];

    /** @return iterable<string, array{CallAction}> */
    public static function actions(): iterable
    {
        foreach (CallAction::cases() as $action) {
            yield $action->value => [$action];
        }
    }

    #[DataProvider('actions')]
    public function testAStoredCall(CallAction $action): void
    {
        $parts = self::PARTS[$action->value];
        $taken = array_intersect_key(['version' => 3, 'input' => self::INPUT, 'publishAt' => self::AT, 'closesAt' => self::AT, 'reason' => 'Prolongé.'], $parts);
        $needed = array_filter($taken, static fn (string $part): bool => ($parts[$part] ?? '') === 'n', ARRAY_FILTER_USE_KEY);

        self::assertSame([], self::refusals($action, 12, $taken));
        self::assertSame([], self::refusals($action, 12, $needed));
        foreach (array_keys($needed) as $part) {
            self::assertSame(["{$part}: required"], self::refusals($action, 12, array_diff_key($needed, [$part => true])), $part);
        }
        foreach (array_diff_key(['input' => self::INPUT, 'publishAt' => self::AT, 'closesAt' => self::AT, 'reason' => 'Prolongé.'], $parts) as $part => $value) {
            self::assertSame(["{$part}: unexpected_fields"], self::refusals($action, 12, [...$needed, $part => $value]), $part);
            self::assertSame([], self::refusals($action, 12, [...$needed, $part => is_array($value) ? null : ' ']), "{$part}: blank is nothing");
        }
    }

    #[DataProvider('actions')]
    public function testANewCallBeginsWithWhatIsSaved(CallAction $action): void
    {
        $begins = in_array($action, [CallAction::Save, CallAction::Ready, CallAction::Publish, CallAction::Schedule], true);
        $parts = ['publishAt' => $action === CallAction::Schedule ? self::AT : null];

        if ($begins) {
            self::assertSame([], self::refusals($action, null, [...$parts, 'input' => self::INPUT]), 'A new call has no version.');
            self::assertSame(['input: required'], self::refusals($action, null, $parts));
        } else {
            self::assertContains('id: required', self::refusals($action, null, $parts));
        }
    }

    public function testAReasonIsBoundedAndAllProblemsAreSaidAtOnce(): void
    {
        $max = self::config()->textMax('summary');

        self::assertSame([], self::refusals(CallAction::CloseEarly, 12, ['version' => 3, 'reason' => ' ' . str_repeat('é', $max) . ' ']));
        self::assertSame(['reason: too_long'], self::refusals(CallAction::CloseEarly, 12, ['version' => 3, 'reason' => str_repeat('é', $max + 1)]));
        self::assertSame(
            ['version: required', 'input: unexpected_fields', 'closesAt: required'],
            self::refusals(CallAction::Extend, 12, ['input' => self::INPUT]),
        );
    }

    /**
     * @param array<string, mixed> $parts an `input` stands for that of these tests
     * @return list<string>
     */
    private static function refusals(CallAction $action, ?int $id, array $parts): array
    {
        $text = static fn (string $part): ?string => is_string($parts[$part] ?? null) ? $parts[$part] : null;
        $request = new CallRequest(
            $action,
            $id,
            is_int($parts['version'] ?? null) ? $parts['version'] : null,
            isset($parts['input']) ? self::INPUT : null,
            $text('publishAt'),
            $text('closesAt'),
            $text('reason'),
        );
        try {
            (new RequestRules(self::config()))->require($request);
        } catch (DomainError $error) {
            return array_map(static fn (FieldError $field): string => "{$field->path}: {$field->code}", $error->fields);
        }

        return [];
    }

    private static function config(): Config
    {
        return Config::fromDirectory(dirname(__DIR__, 4) . '/config');
    }
}
