<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;

/** The inputs of some kinds of fields. */
interface Control
{
    /**
     * @param mixed $value in its stored shape, or as submitted
     * @return string HTML of the inputs without label, help and error
     */
    public function render(Slot $slot, mixed $value, FormState $form): string;

    /** True when there are several inputs, which need a fieldset. */
    public function isGroup(): bool;
}
