<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

/** What a manager does with the form of a stage. */
enum FormAction: string
{
    /** Stores the document as it is composed; an imported one, too. */
    case Save = 'save';
    /** Makes it the version that applicants answer. */
    case Publish = 'publish';
    /** Returns to the published version. */
    case Discard = 'discard';
    /** Begins with a ready-made form. */
    case UseReadyMade = 'useReadyMade';
    /** Begins with the form of another call that one manages. */
    case Copy = 'copy';
}
