<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Notices;

use DateTimeImmutable;
use LogicException;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\Delivery;
use Passerelle\Notices\Preferences\DigestTimes;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\Preference;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Delivery of a notice, by what its reader prefers. It is Wednesday, noon. */
final class DeliveryTest extends TestCase
{
    private const NOW = '2027-01-13T12:00:00Z';
    private const TOMORROW = '2027-01-14T07:00:00Z';
    private const MONDAY = '2027-01-18T07:00:00Z';

    /** @return iterable<string, array{MailTiming, bool, string|null, array{bool, bool, string|null}, NoticeKind}> timing, in the list, before, and what follows: listed, mailed, when in a digest */
    public static function cases(): iterable
    {
        [$kind, $inAppOnly] = [NoticeKind::Reminder, NoticeKind::Invitation];
        yield 'at once' => [MailTiming::Now, true, null, [true, true, null], $kind];
        yield 'at once, by mail only' => [MailTiming::Now, false, null, [false, true, null], $kind];
        yield 'daily' => [MailTiming::Daily, true, null, [true, false, self::TOMORROW], $kind];
        yield 'weekly, by mail only' => [MailTiming::Weekly, false, null, [false, false, self::MONDAY], $kind];
        yield 'never' => [MailTiming::Never, true, null, [true, false, null], $kind];
        yield 'nowhere' => [MailTiming::Never, false, null, [false, false, null], $kind];
        yield 'a kind without mail' => [MailTiming::Now, true, null, [true, false, null], $inAppOnly];
        yield 'a kind without mail, not in the list' => [MailTiming::Daily, false, null, [false, false, null], $inAppOnly];
        yield 'weekly, of what is later' => [MailTiming::Weekly, true, '2027-01-18T07:00:01Z', [true, false, self::MONDAY], $kind];
        yield 'weekly, of what is before Monday' => [MailTiming::Weekly, true, self::MONDAY, [true, false, self::TOMORROW], $kind];
        yield 'weekly, of what is before tomorrow' => [MailTiming::Weekly, true, self::TOMORROW, [true, true, null], $kind];
        yield 'daily, of what is before tomorrow' => [MailTiming::Daily, false, '2027-01-14T06:00:00Z', [false, true, null], $kind];
        yield 'never, of what is soon' => [MailTiming::Never, true, '2027-01-13T13:00:00Z', [true, false, null], $kind];
    }

    /** @param array{bool, bool, string|null} $expected */
    #[DataProvider('cases')]
    public function testWhereANoticeGoes(MailTiming $mail, bool $app, ?string $before, array $expected, NoticeKind $kind): void
    {
        $delivery = Delivery::of(
            new Preference($kind, $mail, $app),
            new DigestTimes(7, 1),
            new DateTimeImmutable(self::NOW),
            static fn (): Zone => $mail->isDigest() ? Zone::named('Africa/Dakar') : throw new LogicException('Read without need.'),
            $before === null ? null : new DateTimeImmutable($before),
        );

        self::assertSame($expected, [$delivery->isListed, $delivery->isMailed, $delivery->digestAt?->format('Y-m-d\TH:i:s\Z')]);
        self::assertSame($expected === [false, false, null], $delivery->isNothing());
    }

    public function testWhoChoseNothingGetsBoth(): void
    {
        foreach (NoticeKind::cases() as $kind) {
            $initial = Preference::initial($kind);
            self::assertSame([$kind->mail() === null ? MailTiming::Never : MailTiming::Now, true], [$initial->mail, $initial->app], $kind->value);
        }
    }
}
