<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Rights\Walks;

use Passerelle\Content\Translations\TranslationOrigin;
use Passerelle\Content\Model\Status;

/** One language of a record of the model. */
final class ModelVersion
{
    public ?Status $before = null;
    public bool $isOfflineByStaff = false;
    public bool $isDecided = false;
    public bool $hasProposal = false;
    /** The text of the source that the translator knows; null: it is the source. */
    public ?int $known = null;
    public ?TranslationOrigin $origin = null;

    public function __construct(public Status $status, public int $text)
    {
    }

    /** @return array<string, string> as SourceDigests makes them */
    public function digests(): array
    {
        return ['subtitle' => "digest {$this->text}", 'description' => 'the same'];
    }
}
