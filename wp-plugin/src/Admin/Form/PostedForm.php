<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Kernel\FieldError;

/** Result of reading a posted form: input for the save action, and errors of uploads and pickers. */
final readonly class PostedForm
{
    /**
     * @param array<string, mixed> $values by field key
     * @param array<string, string> $searches search texts without a match in pickers, by path
     * @param list<FieldError> $errors of uploads and pickers
     */
    public function __construct(public array $values, public array $searches, public array $errors)
    {
    }
}
