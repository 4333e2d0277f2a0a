<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

use Passerelle\Applications\Forms\Changing\FormChange;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Forms\Storage\StoredForm;
use Passerelle\Applications\Submissions\FormExtent;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;

/** A form for those who compose it: what is stored, what keeps it from being published, and what that would change. */
final readonly class ComposedForm
{
    /**
     * @param list<Lang> $languages
     * @param list<FieldError> $problems that keep it from being published
     * @param list<FormChange> $changes compared with the published version; none without one
     * @param list<FormAction> $actions that the person may take now
     */
    public function __construct(
        public int $callId,
        public StoredForm $form,
        public ?FormVersion $published,
        public array $languages,
        public array $problems,
        public array $changes,
        public int $minutes,
        public FormExtent $extent,
        public array $actions,
    ) {
    }
}
