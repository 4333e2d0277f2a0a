<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use PHPMailer\PHPMailer\SMTP;

/** Remembers the server's answer to RCPT, which PHPMailer forgets when it ends the connection. */
final class RecipientReply extends SMTP
{
    private const PERMANENT_FROM = 500;

    private int $code = 0;
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

    public function isRefusal(): bool
    {
        return $this->code >= self::PERMANENT_FROM;
    }

    /** Of a refusal. */
    public function reason(): RefusalReason
    {
        return RefusalReason::of($this->code, $this->enhanced);
    }
}
