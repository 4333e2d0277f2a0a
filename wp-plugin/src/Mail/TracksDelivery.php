<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** A mail whose sender wants to know what became of it. Each attempt calls one of these. */
interface TracksDelivery extends Mail
{
    /** @param array<mixed> $data as queued */
    public function delivered(array $data): void;

    /**
     * The server does not know the recipient: nothing is tried again.
     *
     * @param array<mixed> $data as queued
     */
    public function refused(array $data, RefusalReason $reason): void;

    /**
     * Another failure, after which the mail is tried again.
     *
     * @param array<mixed> $data as queued
     */
    public function failed(array $data): void;
}
