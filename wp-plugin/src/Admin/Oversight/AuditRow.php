<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Record;

/** A line with what its reader may know about it. */
final readonly class AuditRow
{
    private const ISO = 'Y-m-d\TH:i:s\Z';

    /**
     * @param string|null $name of the account; null for the system and for erased accounts
     * @param Record|null $record null when it is gone, or the line is about no record
     * @param bool $isReasonReadable by the reader
     */
    public function __construct(public AuditLine $line, public ?string $name, public ?Record $record, private bool $isReasonReadable)
    {
    }

    public function reason(): string
    {
        return $this->isReasonReadable ? $this->line->reason : '';
    }

    /**
     * For files, which outlive accounts: without names.
     *
     * @return array<string, int|string>
     */
    public function toArray(): array
    {
        $line = $this->line;

        return [
            'id' => $line->id,
            'at' => $line->at->format(self::ISO),
            'actor' => $line->actor,
            'roles' => implode(' ', $line->roles),
            'action' => $line->action,
            'post' => $line->postId,
            'record' => $line->groupId,
            'before' => $line->before,
            'after' => $line->after,
            'fields' => implode(' ', $line->fields),
            'reason' => $this->reason(),
            'hash' => $line->hash,
        ];
    }
}
