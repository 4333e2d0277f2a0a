<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

/** State of an upload as stored. */
enum UploadState: string
{
    case Receiving = 'receiving';
    /** All bytes are there; the worker inspects them. */
    case Inspecting = 'inspecting';
    /** A file of the store, which may still be waiting for the virus scan. */
    case Stored = 'stored';
    case Refused = 'refused';
}
