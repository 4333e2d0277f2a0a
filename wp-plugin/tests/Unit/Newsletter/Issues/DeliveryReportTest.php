<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Newsletter\Issues;

use Passerelle\Newsletter\Issues\Bounces\DeliveryReport;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class DeliveryReportTest extends TestCase
{
    public const ID = 'newsletter-7-0123456789abcdef0123456789abcdef';

    public function testReadsStatusAndMail(): void
    {
        foreach ([self::report(), str_replace("\n", "\r\n", self::report())] as $raw) {
            $report = DeliveryReport::parse($raw);
            self::assertSame(['5.1.1', self::ID], [$report?->status, $report?->mailId]);
        }
    }

    public function testReadsAReportWhoseReturnedMailWasCutOff(): void
    {
        $raw = (string) strstr(self::report(), 'Subject: La lettre', true);

        self::assertSame(self::ID, DeliveryReport::parse($raw)?->mailId);
    }

    public function testReadsFoldedHeadersAndOtherKindsOfTheReturnedMail(): void
    {
        $raw = strtr(self::report(), [
            'multipart/report; report-type=delivery-status; boundary="mark"' => "Multipart/Report;\n\tboundary=mark;\n\treport-type=\"Delivery-Status\"",
            'message/rfc822' => 'text/rfc822-headers; charset=utf-8',
            'Message-ID: <' => "Message-Id:\n <",
            'Action: failed' => 'action: Failed',
        ]);

        self::assertSame(self::ID, DeliveryReport::parse($raw)?->mailId);
    }

    /** @return array<string, array{string}> */
    public static function others(): array
    {
        $second = "\n\nFinal-Recipient: rfc822; other@example.org\nAction: relayed\nStatus: 2.0.0";
        $id = 'Message-ID: <' . self::ID . '@passerelle.test>';

        return [
            'delayed' => [strtr(self::report(), ['Action: failed' => 'Action: delayed'])],
            'temporary' => [strtr(self::report(), ['Status: 5.1.1' => 'Status: 4.2.2'])],
            'no code' => [strtr(self::report(), ['Status: 5.1.1' => 'Status: 5'])],
            'delivered to one of two' => [strtr(self::report(), ['Status: 5.1.1' => "Status: 5.1.1{$second}"])],
            'no recipient' => [strtr(self::report(), ['Final-Recipient: rfc822; lea@example.org' . "\nAction: failed\nStatus: 5.1.1\n" => ''])],
            'a disposition' => [strtr(self::report(), ['report-type=delivery-status' => 'report-type=disposition-notification'])],
            'a plain mail' => [strtr(self::report(), ['multipart/report' => 'multipart/mixed'])],
            'no boundary' => [strtr(self::report(), ['; boundary="mark"' => ''])],
            'the id in the report itself only' => ["{$id}\n" . strtr(self::report(), [$id => 'X: y'])],
            'status in the text only' => [strtr(self::report(), ['message/delivery-status' => 'text/plain'])],
            'empty' => [''],
            'bytes' => ["\0\xff\n\n--\n"],
        ];
    }

    #[DataProvider('others')]
    public function testIgnoresWhatIsNoFinalFailure(string $raw): void
    {
        self::assertNull(DeliveryReport::parse($raw));
    }

    public static function report(string $id = self::ID): string
    {
        return <<<MAIL
            From: MAILER-DAEMON@mx.example.org
            To: bonjour@passerelle.test
            Subject: Undelivered Mail Returned to Sender
            Auto-Submitted: auto-replied
            MIME-Version: 1.0
            Content-Type: multipart/report; report-type=delivery-status; boundary="mark"

            This is a MIME-encapsulated message.

            --mark
            Content-Type: text/plain

            Action: delayed. The mail could not be delivered.

            --mark
            Content-Type: message/delivery-status

            Reporting-MTA: dns; mx.example.org
            Arrival-Date: Fri, 27 Nov 2026 01:00:00 +0000

            Final-Recipient: rfc822; lea@example.org
            Action: failed
            Status: 5.1.1
            Diagnostic-Code: smtp; 550 5.1.1 no such person

            --mark
            Content-Type: message/rfc822

            From: bonjour@passerelle.test
            Message-ID: <{$id}@passerelle.test>
            Subject: La lettre

            Bonjour

            --mark--
            MAIL;
    }
}
