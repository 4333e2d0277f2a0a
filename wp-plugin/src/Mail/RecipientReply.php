<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use PHPMailer\PHPMailer\SMTP;

/** Remembers the server's answers to RCPT and to the mail, which PHPMailer forgets when it ends the connection. */
final class RecipientReply extends SMTP
{
    private const POSTPONED_FROM = 400;
    private const PERMANENT_FROM = 500;

    /** The dot after the mail, as PHPMailer calls it. */
    private const END = 'DATA END';
    private int $code = 0;
    private bool $isUnanswered = false;
    private string $enhanced = '';

    /**
     * @param string $address
     * @param string $dsn
     */
    public function recipient($address, $dsn = ''): bool
    {
        $isTaken = parent::recipient($address, $dsn);
        $error = $isTaken ? [] : $this->getError();
        $code = $error['smtp_code'] ?? 0;
        $this->code = is_numeric($code) ? (int) $code : 0;
        $enhanced = $error['smtp_code_ex'] ?? '';
        $this->enhanced = is_string($enhanced) ? $enhanced : '';

        return $isTaken;
    }

    /** @param string $mail */
    public function data($mail): bool
    {
        $isTaken = (bool) parent::data($mail);
        $error = $isTaken ? [] : $this->getError();
        $failure = $error['error'] ?? '';
        $code = $error['smtp_code'] ?? 0;
        $this->isUnanswered = is_string($failure) && str_contains($failure, self::END) && (!is_numeric($code) || (int) $code < self::POSTPONED_FROM);

        return $isTaken;
    }

    public function isUnanswered(): bool
    {
        return $this->isUnanswered;
    }

    public function isRefusal(): bool
    {
        return $this->code >= self::PERMANENT_FROM;
    }

    public function isPostponement(): bool
    {
        return $this->code >= self::POSTPONED_FROM && $this->code < self::PERMANENT_FROM;
    }

    /** Reason of a refusal. */
    public function reason(): RefusalReason
    {
        return RefusalReason::of($this->code, $this->enhanced);
    }
}
