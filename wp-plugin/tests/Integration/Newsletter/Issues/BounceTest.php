<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Newsletter\Issues;

use Passerelle\Kernel\Commands;
use Passerelle\Newsletter\Issues\Bounces\BounceCommand;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Tests\Integration\Mail\Received;
use Passerelle\Tests\Integration\Mail\SmtpServer;
use Passerelle\Tests\Unit\Newsletter\Issues\DeliveryReportTest;

final class BounceTest extends LettersTestCase
{
    public function testAReportAboutALetterStopsItsAddressOnly(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('lea');
        $this->reader('other');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();
        $report = DeliveryReportTest::report($this->idOfLetterTo('lea@example.test'));

        self::assertFalse($this->read(strtr($report, ['Action: failed' => 'Action: delayed'])));
        self::assertTrue($this->read($report));
        self::assertFalse($this->read($report));
        self::assertSame([['refused', 'unknown_address', 'lea@example.test'], ['sent', '', 'other@example.test']], $this->states($issue));
        self::assertSame(
            [SubscriptionState::Bounced, SubscriptionState::Active],
            [$this->subscribers->ofAddress('lea@example.test')?->state, $this->subscribers->ofAddress('other@example.test')?->state],
        );
    }

    public function testAForgedReportStopsNothing(): void
    {
        $this->serve(SmtpServer::TAKES);
        $this->reader('lea');
        $other = $this->reader('other');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();
        $id = $this->idOfLetterTo('lea@example.test');
        $letter = $this->db->value("SELECT id FROM {$this->db->table('newsletter_letters')} WHERE subscriber_id = %d", $other->id);
        $forged = [
            (string) preg_replace('/^newsletter-\d+/', "newsletter-{$letter}", $id),
            substr($id, 0, -1) . (str_ends_with($id, '0') ? '1' : '0'),
            "newsletter-{$letter}-" . str_repeat('0', 32),
            'newsletter-999999-' . str_repeat('0', 32),
            bin2hex(random_bytes(16)),
        ];

        self::assertSame(array_fill(0, count($forged), false), array_map(fn (string $each): bool => $this->read(DeliveryReportTest::report($each)), $forged));
        self::assertSame(['sent' => 2], $this->counts($issue));
    }

    public function testAReportAboutAFormerAddressStopsNothing(): void
    {
        $this->serve(SmtpServer::TAKES);
        $lea = $this->reader('lea');
        $issue = $this->compose();
        $this->move($issue, IssueStep::Start);
        $this->work();
        $id = $this->idOfLetterTo('lea@example.test');
        $this->subscribers->move($lea->id, 'new@example.test');

        self::assertFalse($this->read(DeliveryReportTest::report($id)));
        self::assertSame([['sent'], SubscriptionState::Active], [array_keys($this->counts($issue)), $this->subscribers->find($lea->id)?->state]);
    }

    public function testTheCommandIsRegistered(): void
    {
        self::assertArrayHasKey('newsletter:bounce', (array) apply_filters(Commands::FILTER, []));
    }

    private function read(string $report): bool
    {
        return $this->plugin->get(BounceCommand::class)->read($report);
    }

    private function idOfLetterTo(string $address): string
    {
        foreach ($this->taken() as $raw) {
            $mail = Received::parse($raw);
            if ($mail->header('To') === $address) {
                return trim((string) strstr($mail->header('Message-ID'), '@', true), '<');
            }
        }
        self::fail("No letter to {$address}.");
    }
}
