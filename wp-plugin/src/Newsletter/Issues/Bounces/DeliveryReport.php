<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues\Bounces;

/** A report of a mail server that a mail could not be delivered (RFC 3464). */
final readonly class DeliveryReport
{
    private const REPORT = 'multipart/report';
    private const KIND = 'delivery-status';
    private const STATUS = ['message/delivery-status', 'message/global-delivery-status'];
    private const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

    /**
     * @param string $status enhanced status code, for example "5.1.1"
     * @param string $mailId first part of the Message-ID of the mail that it is about
     */
    private function __construct(public string $status, public string $mailId)
    {
    }

    /** @return self|null null: no such report, or of a mail that may still arrive, or did for some */
    public static function parse(string $raw): ?self
    {
        $mail = MimePart::parse($raw);
        if ($mail->type() !== self::REPORT || strtolower($mail->parameter('report-type')) !== self::KIND) {
            return null;
        }
        $status = $id = null;
        foreach ($mail->parts() as $part) {
            if (in_array($part->type(), self::STATUS, true)) {
                $status ??= self::failure($part->body);
            } elseif (in_array($part->type(), self::RETURNED, true)) {
                $id ??= self::id($part->body);
            }
        }

        return $status === null || $id === null ? null : new self($status, $id);
    }

    /** The status code when all recipients failed for good. */
    private static function failure(string $body): ?string
    {
        $blocks = preg_split('/\r?\n\r?\n/', trim($body)) ?: [];
        $code = null;
        // The first block is about the mail as a whole.
        foreach (array_slice($blocks, 1) as $block) {
            $fields = MimePart::fields(trim($block));
            if (strtolower($fields['action'] ?? '') !== 'failed' || preg_match('/^5\.\d{1,3}\.\d{1,3}\b/', $fields['status'] ?? '', $found) !== 1) {
                return null;
            }
            $code ??= $found[0];
        }

        return $code;
    }

    private static function id(string $headers): ?string
    {
        $value = MimePart::parse($headers)->header('message-id');

        return preg_match('/^<([^@<>\s]+)@[^@<>\s]+>$/', $value, $found) === 1 ? $found[1] : null;
    }
}
