<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use DateInterval;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Outbox;

/** Files that arrive in pieces. For anyone but its owner an upload does not exist. */
final readonly class Uploads
{
    private const ID_BYTES = 16;
    private const NAME_MAX = 255;

    public function __construct(
        private Transaction $transaction,
        private Clock $clock,
        private Config $config,
        private UploadStore $store,
        private PartialFiles $partial,
        private UploadRoom $room,
        private Outbox $outbox,
    ) {
    }

    /**
     * @param string $name original name, of any length
     * @param int $bytes size of the whole file
     * @throws DomainError malformed_request, invalid_fields, payload_too_large, upload_quota, link_expired
     */
    public function create(UploadOwner $owner, string $purpose, string $name, int $bytes): Upload
    {
        $known = FilePurpose::tryFrom($purpose);
        if ($known === null || $owner->isLetter() !== ($known === FilePurpose::Letter)) {
            throw DomainError::invalid([new FieldError('purpose', 'invalid_choice')]);
        }
        if ($bytes < 1) {
            throw new DomainError('malformed_request');
        }
        $this->room->requireSize($known, $bytes);
        $id = bin2hex(random_bytes(self::ID_BYTES));
        $expiresAt = $this->clock->now()->add(new DateInterval("PT{$this->limit('hours')}H"));
        $this->transaction->run(function () use ($owner, $known, $name, $bytes, $id, $expiresAt): void {
            $this->room->requirePlace($owner, $bytes);
            $this->store->add($id, $owner, $known, mb_substr($name, 0, self::NAME_MAX), $bytes, $expiresAt);
        });

        return $this->get($owner, $id);
    }

    /**
     * Appends a piece. The bytes are written while the compare-and-swap of the offset locks the row: a request that loses the
     * race writes nothing, and an interrupted one leaves the offset where it was.
     *
     * @throws DomainError not_found, upload_expired, upload_offset, payload_too_large
     */
    public function append(UploadOwner $owner, string $id, int $offset, string $bytes): Upload
    {
        $upload = $this->get($owner, $id);
        $end = $offset + strlen($bytes);
        if ($upload->received !== $offset) {
            throw new DomainError('upload_offset');
        }
        if ($end > $upload->bytes || strlen($bytes) > $this->limit('pieceBytes')) {
            throw new DomainError('payload_too_large');
        }
        if ($bytes === '') {
            return $upload;
        }
        $isComplete = $end === $upload->bytes;
        $this->transaction->run(function () use ($id, $offset, $end, $bytes, $isComplete): void {
            if (!$this->store->advance($id, $offset, $end, $isComplete ? UploadState::Inspecting : UploadState::Receiving)) {
                throw new DomainError('upload_offset');
            }
            $this->partial->write($id, $offset, $bytes);
            if ($isComplete) {
                $this->outbox->add(InspectUpload::KIND, ['upload' => $id]);
            }
        });

        return $this->get($owner, $id);
    }

    /** @throws DomainError not_found, upload_expired */
    public function get(UploadOwner $owner, string $id): Upload
    {
        $upload = $this->store->find($id);
        if ($upload === null || !$owner->owns($upload)) {
            throw DomainError::notFound();
        }
        if ($upload->expiresAt <= $this->clock->now()) {
            throw new DomainError('upload_expired');
        }

        return $upload;
    }

    private function limit(string $name): int
    {
        return $this->config->limit('uploads', $name);
    }
}
