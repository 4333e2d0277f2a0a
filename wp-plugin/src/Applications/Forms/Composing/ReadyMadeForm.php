<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

/** A form to begin with, in both languages: wp-plugin/config/application-forms has their documents, by these names. */
enum ReadyMadeForm: string
{
    case Residency = 'residency';
    case Mobility = 'mobility';
    case Project = 'project';
}
