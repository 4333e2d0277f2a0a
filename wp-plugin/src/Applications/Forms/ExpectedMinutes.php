<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms;

use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Stage;

/** Estimated minutes to complete the published form of a stage. */
final readonly class ExpectedMinutes
{
    public function __construct(private FormStore $forms, private FormReader $reader, private CompletionTime $time)
    {
    }

    /** @return int|null null: it has no form yet */
    public function of(Stage $stage): ?int
    {
        $form = $this->forms->published($stage);

        return $form === null ? null : $this->time->minutes($this->reader->read($form->document));
    }
}
